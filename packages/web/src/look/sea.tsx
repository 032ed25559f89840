// The sea behind everything: its light follows the phases of the day, its sky the weather. Nothing to read, only to see.
import look from './sea.module.css'

type Sky = 'rain' | 'snow' | 'storm'

export interface SeaProps {
  /** Bright day where there is no game. */
  readonly light?: 'morning' | 'day' | 'dusk' | 'night' | undefined
  /** What comes down, once the Weather is rolled. */
  readonly weather?: readonly Sky[] | undefined
}

export function Sea({ light = 'day', weather = [] }: SeaProps) {
  const storm = weather.includes('storm')
  return (
    <div class={`${look.sea} ${look[light]} ${storm ? look.rough : ''}`} aria-hidden="true">
      <Drift
        class={look.far}
        id="sea-far"
        width={340}
        height={104}
        lines="M0 30C30 18 60 19 88 30S146 40 172 30S226 19 254 30S310 42 340 30M40 82c9-4 18-4 27 0s18 4 27 0M214 78c8-4 16-4 24 0"
      />
      <Drift
        class={look.near}
        id="sea-near"
        width={280}
        height={128}
        lines="M0 44C24 31 46 30 72 42S118 56 144 46S188 32 212 44S256 57 280 44M96 104c12-6 24-6 36 0s24 6 36 0"
      />
      {storm && <div class={look.clouds} />}
      {weather.includes('rain') && (
        <Drift
          class={look.rain}
          id="sea-rain"
          width={90}
          height={150}
          lines="M22 10l-7 26M66 42l-6 22M40 88l-8 30M84 112l-6 22M8 68l-4 15"
        />
      )}
      {weather.includes('snow') && (
        <>
          <Drift
            class={look.snow}
            id="sea-snow"
            width={170}
            height={190}
            lines="M20 24h.1M94 12h.1M148 62h.1M58 84h.1M112 118h.1M26 148h.1M84 170h.1M154 160h.1"
          />
          <Drift
            class={look.snowNear}
            id="sea-snow-near"
            width={240}
            height={260}
            lines="M36 50h.1M160 24h.1M210 140h.1M92 160h.1M30 220h.1M178 228h.1"
          />
        </>
      )}
      {storm && (
        <Drift
          class={look.gusts}
          id="sea-gusts"
          width={620}
          height={300}
          lines="M30 60c60-14 120 10 190-2c32-6 40-26 22-34M320 180c70-14 130 12 220 2M120 240c40-8 80 6 120 0"
        />
      )}
    </div>
  )
}

interface DriftProps {
  readonly class: string | undefined
  readonly id: string
  readonly width: number
  readonly height: number
  readonly lines: string
}

/** A drawing that repeats over the whole screen, one repetition larger, so that it can drift by exactly one. */
function Drift({ class: className, id, width, height, lines }: DriftProps) {
  const shift = { '--across': `${width}px`, '--down': `${height}px` }
  return (
    <svg class={`${look.drift} ${className ?? ''}`} style={shift} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={lines} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
