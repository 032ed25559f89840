// Whether the words on the screen are words, and are all there.
import { expect, type Page } from '@playwright/test'

/** Ids of the program, which no player should read. */
const RAW = /^[a-z]+\/[a-z-]+$|\bundefined\b|\[object|\bNaN\b/

/** Fails where an id of the program is shown or said. */
export async function expectWords(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text !== '') texts.push(text)
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })
  const raw = said.filter((text) => RAW.test(text))
  expect.soft(raw, `ids instead of words, ${whereOf(page)}`).toEqual([])
}

/** What is the same in every language: names, keys and numbers of rules. */
const EVERYWHERE = /Landfall|Náufragos|Ctrl\+Z|[A-Z]{2}-[A-Z0-9-]+/g

/** Names of people and works, and the example of a search in rules that are English. */
const LEFT_OUT = '[lang]:not([lang=ru]):not(html), select, footer, #rules-search-hint'

/** Fails where a page in Cyrillic says something in Latin letters. Single letters and numbers name spaces. */
export async function expectCyrillic(page: Page): Promise<void> {
  const said = await page.evaluate((leftOut) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (parentElement?.closest(leftOut) === null) texts.push(textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.closest(leftOut) === null) texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts
  }, LEFT_OUT)
  const latin = said.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(EVERYWHERE, '')))
  expect.soft([...new Set(latin)], `what is not in Russian, ${whereOf(page)}`).toEqual([])
}

/** Fails where words are cut off or stick out sideways, and where the page can be scrolled sideways. */
export async function expectWhole(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > wide) {
      found.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${wide}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue
      // What is only said, and what the browser draws itself.
      if (parent.closest('.said, option, select, svg, title, style') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      if (right > wide + 1 || left < -1) found.push(`off the screen: ${text}`)
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.display === 'inline' || style.display === 'contents') continue
        const edges = box.getBoundingClientRect()
        if (edges.width <= 2 && style.overflowX === 'hidden') break
        if (right > edges.right + 1.5 || left < edges.left - 1.5) {
          found.push(`${style.overflowX === 'visible' ? 'sticks out' : 'is cut off'}: ${text} (in ${box.className})`)
          break
        }
        // What lies over the table is not bounded by the part that put it there.
        if (style.position === 'fixed') break
      }
    }
    for (const text of document.querySelectorAll('svg g[data-at] text')) {
      const hex = text.closest('g[data-at]')?.querySelector('polygon')?.getBoundingClientRect()
      const { left, right } = text.getBoundingClientRect()
      if (hex !== undefined && right > left && (left < hex.left || right > hex.right)) {
        found.push(`wider than its tile: ${text.textContent}`)
      }
    }
    return [...new Set(found)]
  })
  expect.soft(faults, whereOf(page)).toEqual([])
}

/** Fails where a word stands in two lines. */
export async function expectUnbroken(page: Page, texts: string): Promise<void> {
  const broken = await page.locator(texts).evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 1) found.push(word)
        }
      }
      return found
    }),
  )
  expect.soft(broken, `words in two lines, ${whereOf(page)}`).toEqual([])
}

/** Faults are collected, so that one run tells all of them: each with its screen. */
function whereOf(page: Page): string {
  return `${new URL(page.url()).hash.split('/')[1]} at ${page.viewportSize()?.width}`
}
