// The people as drawn figures, white on the colour of the person, in a box from -100 to 100. Our own drawings.
import look from './figure.module.css'

const FIGURES = {
  carpenter: Carpenter,
  cook: Cook,
  explorer: Explorer,
  soldier: Soldier,
  friday: Friday,
  jenny: Jenny,
  dog: Dog,
  red: Neutral,
  yellow: Neutral,
  green: Neutral,
  blue: Neutral,
  first: Wanderer,
  second: Wanderer,
  third: Wanderer,
  fourth: Wanderer,
  neutral: Neutral,
} as const

export type Who = keyof typeof FIGURES

/** Whose figure an id stands for; what is nobody's (a pawn that a card lends) is neutral. */
export function whoIs(id: string): Who {
  const name = id.slice(id.indexOf('/') + 1)
  return isWho(name) ? name : 'neutral'
}

function isWho(name: string): name is Who {
  return Object.hasOwn(FIGURES, name)
}

export function Figure({ who }: { readonly who: Who }) {
  const Drawn = FIGURES[who]
  return (
    <g class={look.figure}>
      <Drawn />
    </g>
  )
}

const SHOULDERS = 'M-84 104C-84 70-66 56-30 47C-12 66 12 66 30 47C66 56 84 70 84 104V130H-84Z'
const HEAD = 'M-29-26C-29-40 29-40 29-26V0C29 22 14 40 0 40C-14 40-29 22-29 0Z'

function Carpenter() {
  return (
    <g transform="translate(0 -16)">
      <path d={SHOULDERS} />
      <path class={look.line} d="M-46 58V130M46 58V130M-46 82H46" />
      <path class={look.edge} d="M-30-22V4C-38 34-20 62 0 62C20 62 38 34 30 4V-22Z" />
      <path class={look.line} d="M-31 12C-22 20-14 12 0 18C14 12 22 20 31 12M-7 32C-3 34 3 34 7 32" />
      <path d="M-34-26C-36-66 30-70 33-34L46-30C50-28 49-20 43-20H-30C-34-20-34-23-34-26Z" />
      <path class={look.line} d="M-31-20H44" />
      <g transform="translate(60 40) rotate(9) scale(0.92)">
        <path class={look.edge} d="M-6-34H6L9 78H-9Z" />
        <path class={look.edge} d="M-25-58H15L28-50V-35H-25Z" />
      </g>
    </g>
  )
}

function Cook() {
  return (
    <>
      <path d={SHOULDERS} />
      <path class={look.line} d="M0 72V104" />
      <path
        class={look.cut}
        d="M-14 78a5 5 0 1 0 .1 0ZM14 78a5 5 0 1 0 .1 0ZM-14 94a5 5 0 1 0 .1 0ZM14 94a5 5 0 1 0 .1 0Z"
      />
      <path class={look.edge} d="M-30 46C-10 60 10 60 30 46L22 62C8 70-8 70-22 62Z" />
      <path d={HEAD} />
      <path class={look.cut} d="M0 9C6 3 18 4 25 14C16 20 5 19 0 14C-5 19-16 20-25 14C-18 4-6 3 0 9Z" />
      <path d="M-32-30V-56C-56-56-58-90-32-92C-28-112 28-112 32-92C58-90 56-56 32-56V-30C12-24-12-24-32-30Z" />
      <path class={look.line} d="M-32-42C-12-36 12-36 32-42M-14-50V-68M14-50V-68" />
    </>
  )
}

function Explorer() {
  return (
    <>
      <path d={SHOULDERS} />
      <path class={look.line} d="M-50 56L34 104M30 49L8 76" />
      <path d={HEAD} />
      <path
        class={look.cut}
        d="M0 12C5 8 13 9 18 15C11 18 4 18 0 16C-4 18-11 18-18 15C-13 9-5 8 0 12ZM-5 25H5C5 32 3 38 0 43C-3 38-5 32-5 25Z"
      />
      <path d="M-74-28C-50-18-36-34-34-44C-30-84-16-80 0-72C16-80 30-84 34-44C36-34 50-18 74-28C70-6 30-10 0-10C-30-10-70-6-74-28Z" />
      <path class={look.line} d="M-35-42C-12-32 12-32 35-42M-40-9C-14-14 14-14 40-9" />
      <path class={look.edge} d="M30-42C46-54 60-80 58-104C40-94 26-74 26-48Z" />
    </>
  )
}

function Soldier() {
  return (
    <>
      <path d={SHOULDERS} />
      <path class={look.band} d="M-44 54L30 106M44 54L-30 106" />
      <path
        class={look.edge}
        d="M-89 78C-86 62-66 52-46 52L-50 64C-62 64-74 70-80 82ZM89 78C86 62 66 52 46 52L50 64C62 64 74 70 80 82Z"
      />
      <path d={HEAD} />
      <path d="M-34-28L-38-84C-14-92 14-92 38-84L34-28C12-20-12-20-34-28Z" />
      <path class={look.edge} d="M-38-26C-12-18 12-18 38-26C40-16 20-8 0-8C-20-8-40-16-38-26Z" />
      <path class={look.cut} d="M0-70L6-57L19-55L9-46L12-33L0-40L-12-33L-9-46L-19-55L-6-57Z" />
      <path d="M-6-86C-14-100-8-114 0-116C8-114 14-100 6-86Z" />
    </>
  )
}

function Friday() {
  return (
    <>
      <path d="M-84 104C-84 72-66 60-22 50V30H22V50C66 60 84 72 84 104V130H-84Z" />
      <path class={look.line} d="M-40 60C-30 92 30 92 40 60" />
      <path class={look.cut} d="M-6 80L6 80L0 98ZM-24 74L-13 78L-21 90ZM24 74L13 78L21 90Z" />
      <path class={look.cut} d="M-46 42C-58-8-56-74 0-74C56-74 58-8 46 42C38 48 30 46 26 38H-26C-30 46-38 48-46 42Z" />
      <path d="M-29-22C-10-30 10-30 29-22V4C29 26 14 44 0 44C-14 44-29 26-29 4Z" />
      <path d="M-49-38C-20-50 20-50 49-38L50-26C20-38-20-38-50-26Z" />
      <path class={look.edge} d="M34-40C30-64 40-96 62-112C72-88 62-58 44-38Z" />
      <path class={look.line} d="M40-46L56-88" />
    </>
  )
}

function Jenny() {
  return (
    <>
      <path d="M-78 104C-76 74-58 62-24 52V34H24V52C58 62 76 74 78 104V130H-78Z" />
      <path class={look.line} d="M-32 57C-18 80 18 80 32 57M0 76V130" />
      <path class={look.cut} d="M-44 44C-58 0-52-72 0-72C52-72 58 0 44 44C34 40 30 36 28 28H-28C-30 36-34 40-44 44Z" />
      <path d="M-28-18C-14-22-4-32 2-44C8-30 18-22 28-18V4C28 24 14 42 0 42C-14 42-28 24-28 4Z" />
      <path class={look.edge} d="M-20-84a20 17 0 1 0 40 0a20 17 0 1 0-40 0Z" />
      <path class={look.edge} d="M32-52C44-58 54-56 60-48C50-44 42-42 34-42C28-36 22-32 16-32C20-42 24-48 32-52Z" />
    </>
  )
}

function Dog() {
  return (
    <g transform="translate(0 -16)">
      <path d="M-54 130V104C-58 70-46 48-30 36H30C46 48 58 70 54 104V130Z" />
      <path class={look.line} d="M-34 52C-14 66 14 66 34 52" />
      <path class={look.cut} d="M0 66a8 8 0 1 0 .1 0Z" />
      <path d="M-40-50C-20-68 20-68 40-50C46-30 40-8 30 6C28 34 14 48 0 48C-14 48-28 34-30 6C-40-8-46-30-40-50Z" />
      <path
        class={look.edge}
        d="M-36-54C-60-66-80-40-74-8C-70 12-58 22-48 14C-40 4-46-20-34-36ZM36-54C60-66 80-40 74-8C70 12 58 22 48 14C40 4 46-20 34-36Z"
      />
      <path
        class={look.cut}
        d="M-14 10C-12 2 12 2 14 10C14 20 6 26 0 26C-6 26-14 20-14 10ZM-19-20a6 7 0 1 0 .1 0ZM19-20a6 7 0 1 0 .1 0Z"
      />
      <path class={look.line} d="M0 26V36M-14 34C-8 40-4 40 0 36C4 40 8 40 14 34" />
    </g>
  )
}

/** Of an expedition, by their places at the table. */
function Wanderer() {
  return (
    <>
      <path d={SHOULDERS} />
      <path class={look.line} d="M-52 58L40 104M-62 66L28 110" />
      <path d={HEAD} />
      <path class={look.cut} d="M-14 20C-6 15 6 15 14 20C8 25-8 25-14 20Z" />
      <path class={look.edge} d="M-36 38C-14 54 14 54 36 38L32 62C12 74-12 74-32 62Z" />
      <path d="M-72-24C-52-18-38-30-34-42L-27-80C-10-92 10-92 27-80L34-42C38-30 52-18 72-24C62-8 28-12 0-12C-28-12-62-8-72-24Z" />
      <path class={look.line} d="M-33-44C-12-35 12-35 33-44" />
    </>
  )
}

function Neutral() {
  return (
    <path
      transform="translate(0 -20)"
      d="M0-76C26-76 40-54 34-32C50-28 78-14 80 2C82 14 66 20 44 18C48 36 64 58 66 72C66 80 62 82 54 82H18C10 82 6 52 0 52C-6 52-10 82-18 82H-54C-62 82-66 80-66 72C-64 58-48 36-44 18C-66 20-82 14-80 2C-78-14-50-28-34-32C-40-54-26-76 0-76Z"
    />
  )
}
