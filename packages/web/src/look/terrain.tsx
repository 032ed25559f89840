// What is drawn on each terrain, by hand, around 0,0. It keeps to the lower half: names and sources stand above it.
import look from './hex.module.css'

export const TERRAIN_DRAWINGS = {
  beach: Beach,
  hills: Hills,
  mountains: Mountains,
  plains: Plains,
  river: River,
} as const

export type Terrain = keyof typeof TERRAIN_DRAWINGS

function Beach() {
  return (
    <>
      <path class={look.water} d="M-90 58C-62 48-44 56-18 66C12 77 44 78 90 52V104H-90Z" />
      <path class={look.foam} d="M-90 58C-62 48-44 56-18 66C12 77 44 78 90 52" />
      <path
        class={look.foamFaint}
        d="M-76 68C-52 62-36 70-14 78C6 85 26 88 46 84M-40 82C-28 84-18 90-8 93M58 78C64 76 70 73 76 69"
      />
      <path class={look.mid} d="M-90 26C-60 14-30 20-4 32C-30 30-60 30-90 38Z" />
      <g class={look.dark}>
        <path d="M54 62C58 40 56 20 44-2L50-4C64 16 68 40 66 62C62 64 57 64 54 62Z" />
        <path d="M47-3C36-16 22-18 10-10C24-12 36-6 46 2Z" />
        <path d="M47-3C34-4 22 4 18 18C27 7 37 3 48 3Z" />
        <path d="M47-3C42-18 46-32 58-40C54-28 54-16 50-3Z" />
        <path d="M47-3C58-18 74-20 84-10C70-12 60-6 50 2Z" />
        <path d="M47-3C62-2 72 8 72 22C64 12 56 6 47 3Z" />
      </g>
      <path class={look.etch} d="M57 50l8-1M56 38l9-1M54 26l8-2M50 14l7-2" />
      <path class={look.light} d="M-50 44C-58 38-56 28-47 27C-38 26-34 36-40 43Z" />
      <path class={look.etch} d="M-45 43L-52 32M-45 43L-47 29M-45 43L-41 31" />
      <path class={look.light} d="M4 36l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z" />
      <path class={look.etch} d="M-68 14h.1M-22 48h.1M-30 30h.1M24 30h.1M30 58h.1M-70 44h.1M-8 22h.1" />
    </>
  )
}

function Hills() {
  return (
    <>
      <path class={look.light} d="M-96 26C-70-8-36-14-6 14C22-12 60-10 96 22V104H-96Z" />
      <path class={look.mid} d="M-96 56C-58 20-18 22 14 50C42 28 70 30 96 46V104H-96Z" />
      <path class={look.dark} d="M-96 86C-60 58-16 54 24 74C52 62 76 66 96 76V104H-96Z" />
      <path
        class={look.etch}
        d="M-62 8C-54 0-46-2-38 0M-70 16C-58 4-46 2-34 6M48 4C58 2 66 6 74 14M-52 42C-42 35-30 35-20 40M54 44C62 40 72 42 80 46"
      />
      <g class={look.dark}>
        <path d="M31 26C24 26 21 16 27 11C26 2 40 2 40 11C46 16 42 26 35 26V34H31Z" />
        <path d="M50 32C44 32 42 24 47 20C46 12 58 12 58 20C63 24 60 32 54 32V40H50Z" />
        <path d="M-66 38C-72 38-74 30-69 26C-70 18-58 18-58 26C-53 30-56 38-62 38V46H-66Z" />
      </g>
      <path class={look.etchLight} d="M-40 76C-24 66-8 66 8 72M-20 86C-4 80 14 82 26 88M46 80C56 76 66 78 74 82" />
    </>
  )
}

function Mountains() {
  return (
    <>
      <path class={look.mid} d="M-96 62L-62 12L-44 34L-30 20L10 66V104H-96Z" />
      <path class={look.dark} d="M-62 12L-44 34L-48 50L-58 36L-56 66H-36L-30 20L10 66V104H-66Z" opacity="0.45" />
      <path class={look.mid} d="M20 66L58 2L76 26L96 60V104H20Z" />
      <path class={look.dark} d="M58 2L76 26L96 60V104H62L70 60L56 40Z" opacity="0.6" />
      <path class={look.light} d="M-52 104L2-26L62 104Z" />
      <path class={look.dark} d="M2-26L62 104H8L16 66L0 40L8 14Z" opacity="0.8" />
      <path class={look.snow} d="M2-26L-17 20L-8 14L-3 26L4 12L12 22L17 8Z" />
      <path class={look.snow} d="M58 2L47 21L54 18L59 25L64 16L70 19Z" />
      <path class={look.snow} d="M-62 12L-71 25L-65 24L-61 30L-56 22L-52 25Z" />
      <path class={look.etch} d="M-26 60L-32 78M-14 48L-22 72M-38 92L-34 84M-4 58L-8 70M44 56L38 70M-74 50L-80 62" />
      <path class={look.mid} d="M-96 92C-60 78-20 84 10 90C40 96 70 86 96 80V104H-96Z" />
    </>
  )
}

function Plains() {
  return (
    <>
      <path class={look.light} d="M-96 22C-50 10 40 30 96 12V104H-96Z" opacity="0.7" />
      <path class={look.etch} d="M-60 34C-50 32-40 34-32 36M44 38C54 38 64 36 72 34M-14 30C-6 30 2 31 8 32" />
      <path class={look.mid} d="M-96 62C-52 46 30 70 96 50V104H-96Z" />
      <g class={look.dark}>
        <path d="M-6 98C-10 70-26 46-46 36C-30 56-20 76-18 98Z" />
        <path d="M-4 98C-8 66-2 36 12 16C10 44 10 72 8 98Z" />
        <path d="M4 98C10 72 26 52 48 44C34 60 24 78 18 98Z" />
        <path d="M-20 98C-30 82-44 72-60 70C-46 78-36 88-32 98Z" />
        <path d="M18 98C28 84 44 76 64 76C48 82 38 90 32 98Z" />
      </g>
      <path
        class={look.etch}
        d="M-70 58l-4-10M-66 58l1-12M-62 58l5-9M64 54l-4-10M68 54l1-12M72 54l5-9M-44 24l-3-8M-41 24l1-9M34 26l-3-8M37 26l1-9"
      />
      <g class={look.light}>
        <circle cx="-58" cy="56" r="3.5" />
        <circle cx="56" cy="62" r="3.5" />
        <circle cx="-30" cy="46" r="3" />
        <circle cx="30" cy="42" r="3" />
      </g>
    </>
  )
}

function River() {
  return (
    <>
      <path class={look.mid} d="M-96 6C-72-18-46-20-22 2C-2-14 30-22 54-2C68-12 84-8 96 4V24H-96Z" />
      <path class={look.bank} d="M-96 18C-50 8 50 26 96 14V104H-96Z" />
      <path
        class={look.stream}
        d="M-6 14C18 18 34 26 16 34C-12 44-50 42-46 60C-42 76 2 74-4 104H72C74 70 10 76 10 60C12 48 62 48 58 32C54 20 24 16-6 14Z"
      />
      <path
        class={look.foam}
        d="M-6 14C18 18 34 26 16 34C-12 44-50 42-46 60C-42 76 2 74-4 104M72 104C74 70 10 76 10 60C12 48 62 48 58 32C54 20 24 16-6 14"
      />
      <path
        class={look.foamFaint}
        d="M30 26C40 28 42 34 32 38M-16 54C-26 58-26 62-16 68M0 54C-8 58-8 62 0 68M14 80C22 86 26 92 26 100M34 84C42 90 46 96 46 102"
      />
      <g class={look.dark}>
        <path d="M-64 92C-66 76-72 64-80 58C-72 74-70 82-70 94ZM-60 92C-60 72-56 58-50 50C-50 68-52 80-54 92ZM-56 94C-52 82-44 74-34 72C-42 80-46 86-48 94Z" />
        <path d="M70 66C68 56 64 48 58 44C62 54 64 60 65 66ZM72 66C72 52 75 44 80 38C79 50 78 58 77 66Z" />
      </g>
      <path class={look.etch} d="M-76 36C-70 33-66 33-60 36M-66 46C-60 43-56 43-50 46M70 30C74 28 78 28 82 30" />
    </>
  )
}
