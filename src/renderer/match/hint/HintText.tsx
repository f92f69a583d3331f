import './hint.css';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Hint } from '#shared/protocol/table.ts';
import type { HintRequest } from '../../client/match/ask-host.ts';
import type { HintDescriber } from '../../games/load-hint.ts';
import type { Translator } from '../../i18n/say.ts';

interface Props extends Translator {
  readonly hinting: HintRequest;
  readonly hinter: HintDescriber;
  readonly observation: ObservationBase;
}

/** Shows the hint's move, its confidence and the expected result of each move. */
export function HintText({ hinting: { isThinking, hint, refused }, hinter, observation, say, has }: Props) {
  if (hint) return <Given hint={hint} hinter={hinter} observation={observation} say={say} />;
  const why = refused && has(refused.reason) ? say(refused.reason, refused.params) : say('hint.lost');
  return <p role="status">{isThinking ? say('hint.thinking') : why}</p>;
}

/** Number of moves listed. */
const MAX_MOVES = 5;

type GivenProps = Pick<Props, 'hinter' | 'observation' | 'say'> & { readonly hint: Hint };

function Given({ hint: { move, sureness, weighed }, hinter, observation, say }: GivenProps) {
  const [best, next] = weighed;
  return (
    <div className="hinted">
      <p role="status">
        <strong>{hinter.name(move, observation, say)}</strong> <span>{say(`hint.${sureness}`)}</span>
      </p>
      {best && next && (
        <p className="small">
          {say('hint.reason', {
            worth: hinter.worth(best.worth, say),
            other: hinter.name(next.move, observation, say),
            otherWorth: hinter.worth(next.worth, say),
          })}
        </p>
      )}
      {weighed.length > 0 && (
        <>
          <dl aria-label={say('hint.expected')}>
            {weighed.slice(0, MAX_MOVES).map((one) => (
              <div key={JSON.stringify(one.move)}>
                <dt>{hinter.name(one.move, observation, say)}</dt>
                <dd>{hinter.worth(one.worth, say)}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{say('hint.measure')}</p>
        </>
      )}
    </div>
  );
}
