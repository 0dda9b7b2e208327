import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { polar, star } from '../geometry';

/** Line drawings of the nine kinds of crew, in a box of 64 × 64. */
export function CrewSymbols(): ReactNode {
  return (
    <>
      <symbol id="ef-crew-banker" viewBox="0 0 64 64">
        <path d="M32 12V50M22 54H42M26 54Q32 48 38 54M12 20Q22 14 32 18Q42 22 52 16" className="ef-cl" fill="none" />
        <circle cx="32" cy="11" r="3" className="ef-cf" />
        <path d="M12 20L5 38M12 20L19 38M52 16L45 34M52 16L59 34" className="ef-cl" fill="none" />
        <path d="M4 38H20Q18 46 12 46Q6 46 4 38ZM44 34H60Q58 42 52 42Q46 42 44 34Z" className="ef-cf" />
        <ellipse cx="12" cy="35.6" rx="4.4" ry="1.7" className="ef-cf" />
        <ellipse cx="12" cy="32.6" rx="4.4" ry="1.7" className="ef-cf" />
        <path d={star(6, 4.6, 2.1)} transform="translate(52 29)" className="ef-cf" />
      </symbol>
      <symbol id="ef-crew-officer" viewBox="0 0 64 64">
        <g transform="rotate(-32 32 32)">
          <path d="M4 26H22V40H4Z" className="ef-cf" />
          <path d="M22 28H40V38H22Z" className="ef-ct" />
          <path d="M40 29.6H56V36.4H40Z" className="ef-cf" />
          <path d="M7 26V40M19 26V40M25 28V38M53 29.6V36.4M56 28.4V37.6" className="ef-cl" fill="none" />
        </g>
        <path d="M8 8L10.2 13L15 15L10.2 17L8 22L5.8 17L1 15L5.8 13Z" className="ef-cf" />
        <path d="M22 5V11M19 8H25M30 14V18M28 16H32" className="ef-cl" fill="none" />
        <path d="M44 46Q52 44 58 50M42 51Q49 50 54 56" className="ef-cl" fill="none" />
      </symbol>
      <symbol id="ef-crew-gunner" viewBox="0 0 64 64">
        <path d="M6 30L40 18Q46 17 48 22L50 28Q50 32 46 33L12 40Q6 41 5 36Q4.4 32 6 30Z" className="ef-ct" />
        <path d="M40 18L46 33M33 20.6L38 34.8M14 27.2L18 39" className="ef-cl" fill="none" />
        <path d="M48 19L52 31L55 30L51 18Z" className="ef-cf" />
        <circle cx="4" cy="35" r="2.4" className="ef-cf" />
        <path d="M8 42L36 36L40 48H10Z" className="ef-cf" />
        <circle cx="16" cy="49" r="6.4" className="ef-ct" />
        <circle cx="16" cy="49" r="1.8" className="ef-cf" />
        <circle cx="34" cy="49" r="6.4" className="ef-ct" />
        <circle cx="34" cy="49" r="1.8" className="ef-cf" />
        <circle cx="50" cy="51" r="4" className="ef-ct" />
        <circle cx="58" cy="51" r="4" className="ef-ct" />
        <circle cx="54" cy="44.4" r="4" className="ef-ct" />
        <path d="M58 22L63 20M58 26H64M57 17L61 13" className="ef-cl" fill="none" />
      </symbol>
      <symbol id="ef-crew-doctor" viewBox="0 0 64 64">
        <path d="M24 6H34V10H32V22Q44 26 44 38V52Q44 57 39 57H19Q14 57 14 52V38Q14 26 26 22V10H24Z" className="ef-cf" />
        <path d="M15 38H43V52Q43 56 39 56H19Q15 56 15 52Z" className="ef-ct" />
        <path d="M26.6 30H31.4V35H36.4V39.8H31.4V45H26.6V39.8H21.6V35H26.6Z" className="ef-cf" />
        <path
          d="M50 58Q60 52 52 44Q44 36 54 30Q60 26 55 20Q52 16.6 49 19Q51 23 54 22M49 19L46 17M49 19L46.4 20.6"
          className="ef-cl"
          fill="none"
          strokeWidth="2"
        />
      </symbol>
      <symbol id="ef-crew-shipbuilder" viewBox="0 0 64 64">
        <path d="M4 52H60M10 52V58M54 52V58M32 52V58" className="ef-cl" fill="none" />
        <path d="M6 22Q8 48 26 50H42Q54 46 60 18" className="ef-cl" fill="none" />
        <path d="M12 24Q13 44 26 47H42Q52 43 55 22" className="ef-ct" />
        <path
          d="M18 20Q18 42 27 49M26 18Q26 40 31 50M35 18Q35 40 35 50M44 18Q44 40 39 50M51 19Q50 40 43 49"
          className="ef-cl"
          fill="none"
        />
        <path d="M10 33Q32 37 56 30" className="ef-cl" fill="none" />
        <g transform="rotate(38 46 10)">
          <path d="M38 4H54V12H38Z" className="ef-cf" />
          <path d="M45 12H47.6V28H45Z" className="ef-cf" />
        </g>
      </symbol>
      <symbol id="ef-crew-chief" viewBox="0 0 64 64">
        <path d="M10 26Q12 18 20 20L54 28Q58 29.4 57 32L24 30Q14 34 10 26Z" className="ef-cf" />
        <circle cx="13" cy="25" r="8" className="ef-ct" />
        <circle cx="13" cy="25" r="2.6" className="ef-cf" />
        <path d="M20 30L24 44H46L50 32" className="ef-cl" fill="none" />
        <path d="M22 36H48" className="ef-cl" fill="none" />
        <circle cx="35" cy="48" r="3.4" className="ef-cl" fill="none" />
        <path d="M35 51.4Q24 64 14 56Q8 49 17 46M35 51.4Q48 64 56 54Q60 46 51 46" className="ef-cl" fill="none" />
        <path d="M40 14Q44 8 48 14T56 14M46 20Q49 15 52 20T58 20" className="ef-cl" fill="none" />
      </symbol>
      <symbol id="ef-crew-governor" viewBox="0 0 64 64">
        <path d="M16 12H48Q54 12 54 18V22H46V50Q46 57 39 57H17Q11 57 11 50H18V18Q18 12 12 12Q8 12 8 17V20H18" className="ef-cf" />
        <path d="M46 22V17Q46 12 50 12" className="ef-cl" fill="none" />
        <path d="M11 50H38V51Q38 57 43 56" className="ef-cl" fill="none" />
        <path d="M24 21H40M24 26.4H40M24 31.8H36" className="ef-cl" fill="none" />
        <circle cx="38" cy="42" r="6.4" className="ef-ct" />
        <path d="M34.6 47.6L32 57L37 53.4L40 58L42 47.4" className="ef-ct" />
        <path d="M34.6 43.4V40L36.6 42L38 39L39.4 42L41.4 40V43.4Z" className="ef-cf" />
      </symbol>
      <symbol id="ef-crew-helmsman" viewBox="0 0 64 64">
        {[0, 45, 90, 135].map((angle) => (
          <path
            key={angle}
            d="M30.6 6Q32 2.6 33.4 6L33.2 16H30.8ZM30.6 58Q32 61.4 33.4 58L33.2 48H30.8ZM31 16H33V48H31Z"
            transform={`rotate(${angle} 32 32)`}
            className="ef-cf"
          />
        ))}
        <circle cx="32" cy="32" r="19" className="ef-cl" fill="none" />
        <circle cx="32" cy="32" r="14.4" className="ef-cl" fill="none" />
        <circle cx="32" cy="32" r="16.7" fill="none" className="ef-cband" />
        <circle cx="32" cy="32" r="5.4" className="ef-ct" />
        <circle cx="32" cy="32" r="1.9" className="ef-cf" />
      </symbol>
      <symbol id="ef-crew-courtesan" viewBox="0 0 64 64">
        {Array.from({ length: 8 }, (_, i) => -68 + i * 17).map((angle, i) => (
          <g key={angle}>
            <path
              d={`M${fan(15, angle)}L${fan(33, angle)}Q${fan(37, angle + 8.5)} ${fan(33, angle + 17)}L${fan(15, angle + 17)}Z`}
              className={i % 2 === 1 ? 'ef-ct' : 'ef-cf'}
            />
            <path d={`M${fan(2, angle + 8)}L${fan(15, angle + 8.5)}`} className="ef-cl" />
          </g>
        ))}
        <circle cx="32" cy="50" r="2.4" className="ef-cf" />
        <path
          d="M32 52Q30 57 33 62M32 52Q36 56 37 61M24 27Q27 22 27 29M37 26Q42 23 39 30M30 23Q32 18 34 23"
          className="ef-cl"
          fill="none"
        />
      </symbol>
    </>
  );
}

/** A point of the fan, from its rivet. */
function fan(radius: number, angle: number): string {
  const [x, y] = polar(radius, angle);
  return `${fig(32 + x)} ${fig(50 + y)}`;
}
