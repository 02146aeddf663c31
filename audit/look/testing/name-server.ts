import { createSocket } from 'node:dgram'
import { isIP } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the server makes of a question: records, a DNS error code (2 SERVFAIL, 3 NXDOMAIN), or silence. */
export type NameAnswer = readonly string[] | 2 | 3 | 'silence'

/** A name server on loopback, for as long as the test; returns `ip:port`, and how often it was asked. */
export async function openNameServer(answers: (name: string) => NameAnswer) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, { address, port }) => {
    const name = nameIn(question)
    asked.push(name)
    const answer = answers(name)
    if (answer !== 'silence') socket.send(reply(question, answer), port, address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return { server: `127.0.0.1:${socket.address().port}`, asked }
}

/** The message of RFC 1035 §4.1: a header of 12 bytes, then labels, each after its length, then type and class. */
const headerLength = 12

function nameIn(question: Buffer): string {
  const labels: string[] = []
  for (let at = headerLength; question[at]; at += 1 + (question[at] ?? 0)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)))
  }
  return labels.join('.')
}

function reply(question: Buffer, answer: readonly string[] | 2 | 3): Buffer {
  const end = question.indexOf(0, headerLength) + 5
  const type = question.readUInt16BE(end - 4)
  const addresses = typeof answer === 'number' ? [] : answer.filter(ip => typeOf(ip) === type)
  const header = Buffer.from(question.subarray(0, headerLength))
  header.writeUInt16BE(0x8180 | (typeof answer === 'number' ? answer : 0), 2)
  header.writeUInt16BE(addresses.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, question.subarray(headerLength, end), ...addresses.map(record)])
}

function typeOf(ip: string): number {
  return isIP(ip) === 6 ? 28 : 1
}

/** A pointer to the question's name, type, class IN, no caching, and the address. */
function record(ip: string): Buffer {
  const bytes = isIP(ip) === 6 ? ipv6Bytes(ip) : Buffer.from(ip.split('.').map(Number))
  const head = Buffer.from('c00c0000000100000000', 'hex')
  head.writeUInt16BE(typeOf(ip), 2)
  return Buffer.concat([head, Buffer.from([0, bytes.length]), bytes])
}

function ipv6Bytes(ip: string): Buffer {
  const groups = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const [before = [], after = []] = groups.map(part => part.split(':').filter(Boolean))
  const words = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return Buffer.from(words.map(word => word.padStart(4, '0')).join(''), 'hex')
}
