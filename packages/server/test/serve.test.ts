// The server hands out a built page: what a browser gets for each address.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { PortTakenError, type Server, serve } from '@landfall/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PAGE = '<!doctype html><title>Landfall</title>'
const SCRIPT = 'console.log("ahoy")'
const folder = mkdtempSync(join(tmpdir(), 'landfall-server-'))
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'sw.js'), '')
  writeFileSync(join(folder, '.secret'), 'treasure')
  writeFileSync(join(folder, 'assets/main-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  server = await serve({ port: 0, host: '127.0.0.1', folder })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined }
  readonly body: Buffer
}

/** Asks with exactly these headers; fetch would add its own and unpack the answer. */
function get(path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the page', () => {
  test('is at the address that the server names, and is asked for again each time', async () => {
    expect(server.url).toMatch(/^http:\/\/localhost:\d+\/$/)
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(body.toString()).toBe(PAGE)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test('answers any address that somebody visits', async () => {
    for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html,*/*' }]) {
      const { status, headers: got, body } = await get('/table/abc?x=1', headers)
      expect(status).toBe(200)
      expect(body.toString()).toBe(PAGE)
      expect(got['cache-control']).toBe('no-cache')
    }
  })

  test('does not answer for a file that is missing', async () => {
    const script = await get('/assets/old-9z.js', { 'sec-fetch-mode': 'cors', accept: '*/*' })
    expect(script.status).toBe(404)
    expect(script.headers['cache-control']).toBe('no-store')
    expect((await get('/assets/old-9z.js', { accept: 'text/html' })).status).toBe(404)
    expect((await get('/table', { 'sec-fetch-mode': 'cors', accept: 'text/html' })).status).toBe(404)
    expect((await get('/table', { accept: 'text/html' }, 'POST')).status).toBe(404)
  })

  test('allows only what it needs', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/nothing']) {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })
})

describe('assets', () => {
  test('are cached for good', async () => {
    const { headers, body } = await get('/assets/main-1a2b.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(SCRIPT)
  })

  test('come as they were compressed at build, to those who can read that', async () => {
    const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['vary']).toBe('accept-encoding')
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  })
})

test('nothing outside the folder and no hidden file is handed out', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.secret']) {
    const { status, body } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.toString()).not.toContain('treasure')
  }
})

test('a taken port is named', async () => {
  const port = Number(new URL(server.url).port)
  const taken = serve({ port, host: '127.0.0.1', folder })
  await expect(taken).rejects.toThrow(PortTakenError)
  await expect(taken).rejects.toThrow(`port ${port} is taken`)
})
