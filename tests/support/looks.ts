import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  accessibilityViolations,
  look,
  overflow,
  type Visitor,
  violationsOfLooks,
  violationsOfShown,
} from './browser.ts'

/**
 * The tests of how the page that a visitor is on looks, in either colours, wide and narrow. Each look changes
 * the colours or the width of the one before, not both, and leaves to be judged what that has changed.
 */
export function testLooks(visitor: () => Visitor): void {
  testViolations('light', 1440, accessibilityViolations)
  testChanges('dark', 1440)
  testViolations('dark', 390, violationsOfShown)
  testChanges('light', 390)

  test('fits a window of 320 px', async () => {
    await visitor().page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(visitor().page)).toBe(0)
  })

  function testViolations(
    colours: Colours,
    width: number,
    violationsOf: (page: Page) => Promise<string[]>,
  ): void {
    test(`has no accessibility violation in ${colours} at ${width} px`, async () => {
      await look(visitor(), colours, width)
      expect(await violationsOf(visitor().page)).toEqual([])
    })
  }

  function testChanges(colours: Colours, width: number): void {
    test(`keeps its contrast and the size of its targets in ${colours} at ${width} px`, async () => {
      await look(visitor(), colours, width)
      expect(await violationsOfLooks(visitor().page)).toEqual([])
    })
  }
}

type Colours = 'light' | 'dark'

/** The same in one go, of a page that a test has led to: in both colours, wide and narrow, without a complaint. */
export async function expectReadable(visitor: Visitor): Promise<void> {
  expect(await accessibilityViolations(visitor.page)).toEqual([])
  for (const width of [320, 390, 1440]) {
    await look(visitor, 'light', width)
    expect(await overflow(visitor.page)).toBe(0)
    if (width === 320) continue
    for (const colours of ['light', 'dark'] as const) {
      await look(visitor, colours, width)
      expect(await violationsOfLooks(visitor.page)).toEqual([])
    }
  }
  expect(visitor.complaints).toEqual([])
}
