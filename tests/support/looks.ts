import { expect, test } from 'vitest'
import { accessibilityViolations, look, overflow, type Visitor, violationsOfLooks } from './browser.ts'

/** The tests of how the page that a visitor is on looks, in either colours, wide and narrow. */
export function testLooks(visitor: () => Visitor): void {
  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('has no accessibility violation in %s at %i px', async (colorScheme, width) => {
    await look(visitor(), colorScheme, width)
    expect(await accessibilityViolations(visitor().page)).toEqual([])
  })

  test.each([
    ['dark', 1440],
    ['light', 390],
  ] as const)('keeps its contrast and the size of its targets in %s at %i px', async (colorScheme, width) => {
    await look(visitor(), colorScheme, width)
    expect(await violationsOfLooks(visitor().page)).toEqual([])
  })

  test('fits a window of 320 px', async () => {
    await visitor().page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(visitor().page)).toBe(0)
  })
}

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
