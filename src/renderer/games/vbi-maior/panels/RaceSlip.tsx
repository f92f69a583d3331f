import { useContext, useEffect } from 'react';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { useLatest } from '../../../hooks/common.ts';
import { KeyboardDisabled, useKeys } from '../../../input/keyboard.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { FROZEN } from '../selectors/beats.ts';
import { isPreselected, preselectionAfter } from '../selectors/preselection.ts';

/** The space bar turns up a card wherever the focus is, once per press, unless a sheet is open. */
function useSpace(act: () => void): void {
  const isOff = useContext(KeyboardDisabled);
  const latest = useLatest(act);
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || document.querySelector('dialog[open]')) return;
      // Prevents it from pressing the focused element too: some browsers do so on key down, some on key up.
      event.preventDefault();
      if (event.type === 'keydown' && !event.repeat) latest.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [latest, isOff]);
}

interface Props extends PanelProps<Observation, Move> {
  /** Number of cards in the own deck: at least one. */
  readonly size: number;
}

/** VM-13, VM-17, VM-21: turn up the top card, fan the deck out for another, be out or done. */
export function RaceSlip({ observation, size, beat, preselection: held, preselect: hold, say, act }: Props) {
  const frozen = beat === FROZEN;
  const turnUp = (): void => {
    if (!frozen) act({ type: 'turn-up', position: 0 });
  };
  const fanned = isPreselected(held, 'fan', size);
  const fan = (): void => hold(fanned ? [] : preselectionAfter('fan', size));
  useSpace(turnUp);
  useKeys({ f: fan, F: fan });
  useFanFocus(fanned);
  if (isPreselected(held, 'out', size))
    return <ConfirmOut say={say} onYes={() => act({ type: 'out' })} onNo={() => hold([])} />;
  return (
    <Slip
      title={say('race.title', { count: size })}
      className={fanned ? 'race crowded fanned' : 'race crowded'}
      acts={
        <>
          <button type="button" className="brass turn-up" data-autofocus aria-disabled={frozen} onClick={turnUp}>
            <span>
              {say('race.turn-up')} <span className="small">{say('race.top')}</span>
            </span>
            <kbd>{say('race.key')}</kbd>
          </button>
          <div className="choices">
            <button type="button" className="race-way" aria-pressed={fanned} aria-keyshortcuts="F" onClick={fan}>
              {say(fanned ? 'race.fold' : 'race.fan')} <kbd>F</kbd>
            </button>
            {observation.phase === 'closing' ? (
              <button type="button" className="race-way" onClick={() => act({ type: 'done' })}>
                {say('race.done')}
              </button>
            ) : (
              <button type="button" className="race-way" onClick={() => hold(preselectionAfter('out', size))}>
                {say('race.out')}
              </button>
            )}
          </div>
        </>
      }
    >
      {fanned && <p className="small">{say('race.fan.about')}</p>}
      {observation.phase === 'closing' && <p className="small">{say('race.closing')}</p>}
    </Slip>
  );
}

interface SureProps extends Pick<Props, 'say'> {
  onYes(): void;
  onNo(): void;
}

/** Being out can lose the game at once, so it needs a confirmation. */
function ConfirmOut({ say, onYes, onNo }: SureProps) {
  return (
    <Slip
      title={say('race.out')}
      className="race sure"
      acts={
        <>
          <button type="button" className="danger" onClick={onYes}>
            {say('race.out.yes')}
          </button>
          <button type="button" onClick={onNo}>
            {say('race.out.no')}
          </button>
        </>
      }
    >
      <p>{say('race.out.sure')}</p>
    </Slip>
  );
}

/** A deck fanned out by keyboard is chosen from by keyboard: the top card first. */
function useFanFocus(fanned: boolean): void {
  useEffect(() => {
    const cards = document.querySelectorAll<HTMLElement>('button[data-hand]');
    if (fanned) [...cards].at(-1)?.focus();
  }, [fanned]);
}
