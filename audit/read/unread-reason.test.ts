import { expect, test } from 'vitest'
import { madeExchange } from '../testing/made-up.ts'
import { unreadReason } from './unread-reason.ts'

test.each([
  ['<!doctype html><title>Oven</title><p>We build ovens.', null],
  ['\n  <P CLASS=a>We build ovens.', null],
  ['<!-- ours --><HTML><p>We build ovens.</HTML>', null],
  ['<?xml version="1.0"?><!DOCTYPE html><html lang="en"><p>We build ovens.</p></html>', null],
  ['<?xml version="1.0"?><rss><channel></channel></rss>', 'not-a-page'],
  ['<article>We build ovens.</article>', 'not-a-page'],
  ['We build <b>ovens</b>.', 'not-a-page'],
])('without a Content-Type, a body is a page when browsers take it for one: %s', (body, reason) => {
  expect(unreadReason(madeExchange('/', { headers: {}, body }))).toBe(reason)
})
