// Makes a picture small enough to be kept with the sources: a PNG of 256 colours, a third of the size.
import { crc32, deflateSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** A box of colours: bins of five bits a channel, with how many dots each has. */
type Box = readonly (readonly [bin: number, dots: number])[]

const CHANNELS = [10, 5, 0]
const channel = (bin: number, shift: number): number => (bin >> shift) & 31

export async function smallPng(browser: Browser, png: Buffer): Promise<Buffer> {
  const { width, height, dots } = await dotsOf(browser, png)
  const bins = new Uint16Array(width * height)
  const counts = new Map<number, number>()
  for (let at = 0; at < bins.length; at += 1) {
    const bin =
      (((dots[4 * at] ?? 0) >> 3) << 10) | (((dots[4 * at + 1] ?? 0) >> 3) << 5) | ((dots[4 * at + 2] ?? 0) >> 3)
    bins[at] = bin
    counts.set(bin, (counts.get(bin) ?? 0) + 1)
  }
  const boxes = cut([...counts])
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(([bin]) => [bin, index] as const)))
  // Each line begins with the number of its filter: none.
  const lines = Buffer.alloc((width + 1) * height)
  const sums = boxes.map(() => [0, 0, 0, 0])
  for (let at = 0; at < bins.length; at += 1) {
    const index = indexOf.get(bins[at] ?? 0) ?? 0
    lines[at + Math.floor(at / width) + 1] = index
    const sum = sums[index]
    if (sum === undefined) continue
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (dots[4 * at + part] ?? 0)
    sum[3] = (sum[3] ?? 0) + 1
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a dot, each the number of a colour.
  head.set([8, 3], 8)
  const palette = Buffer.from(
    sums.flatMap(([red = 0, green = 0, blue = 0, all = 1]) => [red, green, blue].map((sum) => Math.round(sum / all))),
  )
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Halves the box with the widest channel until there are 256. */
function cut(all: Box): readonly Box[] {
  const boxes: Box[] = [all]
  while (boxes.length < 256) {
    const widest = boxes
      .map((box, index) => ({ index, box, ...widthOf(box) }))
      .filter(({ box }) => box.length > 1)
      .sort((one, other) => other.weight - one.weight)[0]
    if (widest === undefined) break
    const sorted = widest.box.toSorted(([one], [other]) => channel(one, widest.shift) - channel(other, widest.shift))
    const middle = sorted.length >> 1
    boxes.splice(widest.index, 1, sorted.slice(0, middle), sorted.slice(middle))
  }
  return boxes
}

function widthOf(box: Box): { readonly shift: number; readonly weight: number } {
  const widths = CHANNELS.map((shift) => {
    const values = box.map(([bin]) => channel(bin, shift))
    return { shift, width: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) }
  })
  const { shift, width } = widths.reduce((one, other) => (other.width > one.width ? other : one))
  const dots = box.reduce((sum, [, count]) => sum + count, 0)
  return { shift, weight: width * Math.log2(dots + 1) }
}

/** The browser knows how to read a PNG. */
async function dotsOf(browser: Browser, png: Buffer) {
  const page = await browser.newPage()
  try {
    const { width, height, base64 } = await page.evaluate(
      async (address) => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const pen = canvas.getContext('2d')
        if (pen === null) throw new Error('nothing to draw on')
        pen.drawImage(picture, 0, 0)
        const { data } = pen.getImageData(0, 0, picture.width, picture.height)
        let text = ''
        for (let at = 0; at < data.length; at += 30_000) text += String.fromCharCode(...data.subarray(at, at + 30_000))
        return { width: picture.width, height: picture.height, base64: btoa(text) }
      },
      `data:image/png;base64,${png.toString('base64')}`,
    )
    return { width, height, dots: Buffer.from(base64, 'base64') }
  } finally {
    await page.close()
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
