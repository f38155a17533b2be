import type { Part } from './table.tsx';

/** Cards in a course of bricks. */
const COURSE = 4;
const BRICK = 5;
const WIDTH = 48;
/** All 96 cards, the battlements and the ground. */
const HEIGHT = 24 * BRICK + 14;

/** The Castle: a tower as high as it has cards, the one that a preview would put on top included. */
export function Tower({ view, chosen, w }: Part) {
  const more = chosen?.type === 'roof' ? 1 : 0;
  const count = view.castle + more;
  const courses = Math.ceil(count / COURSE);
  const top = HEIGHT - 3 - courses * BRICK;
  return (
    <div class={more > 0 ? 'cel-castle ghost' : 'cel-castle'}>
      <svg viewBox={`0 0 64 ${HEIGHT}`} aria-hidden="true">
        <path class="cel-ground" d={`M0 ${HEIGHT - 2}H64`} />
        {count > 0 && (
          <>
            <path
              class="cel-wall"
              d={`M8 ${HEIGHT - 3}V${top}h-3v-8h9v4h6v-4h9v4h6v-4h9v4h6v-4h9v8h-3V${HEIGHT - 3}z`}
            />
            <path class="cel-bricks" d={bricks(courses, top)} />
          </>
        )}
        {courses > 5 && <path class="cel-gate" d={`M25 ${HEIGHT - 3}v-12a7 7 0 0 1 14 0v12z`} />}
        {courses > 11 && <path class="cel-gate" d={`M30 ${HEIGHT - 36}v-8a2 2 0 0 1 4 0v8z`} />}
      </svg>
      <p>
        {w.castle} <span class="numeral">{count}</span>
      </p>
    </div>
  );
}

/** The joints between the bricks. */
function bricks(courses: number, top: number): string {
  return Array.from({ length: courses }, (_, course) => {
    const y = top + course * BRICK;
    const joints = course % 2 === 0 ? [12, 24, 36] : [6, 18, 30, 42];
    return `M8 ${y}h${WIDTH}${joints.map((x) => `M${8 + x} ${y}v${BRICK}`).join('')}`;
  }).join('');
}
