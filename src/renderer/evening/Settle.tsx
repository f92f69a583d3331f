import { useState } from 'react';
import { EVENING_LIMITS } from '#shared/evening/most.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { Sheet } from '../paper/Sheet.tsx';
import { callHost } from '../session/line/callHost.ts';
import type { Say } from '../words/say.ts';
import { numbers, Stepper } from './Stepper.tsx';
import { MINUTES } from './wish.ts';

interface RoundSettingsProps {
  readonly evening: Pick<EveningView, 'rounds' | 'minutes' | 'round'>;
  readonly say: Say;
  onClose(): void;
}

/** More rounds or fewer, longer or shorter. */
export function RoundSettings({ evening, say, onClose }: RoundSettingsProps) {
  const [rounds, setRounds] = useState(evening.rounds);
  const [minutes, setMinutes] = useState(evening.minutes);
  const made = evening.round?.number ?? 1;
  const settle = async (): Promise<void> => {
    if (await callHost((client) => client.evening.settle({ rounds, minutes }))) onClose();
  };
  return (
    <Sheet
      title={say('desk.settle')}
      className="settle"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="button" className="brass" onClick={() => void settle()}>
          {say('desk.settle.do')}
        </button>
      }
    >
      <div className="steppers">
        <Stepper
          label={say('begin.rounds')}
          value={rounds}
          values={numbers(made, EVENING_LIMITS.rounds)}
          say={say}
          onChange={setRounds}
        />
        <Stepper label={say('begin.minutes')} value={minutes} values={MINUTES} say={say} onChange={setMinutes} />
      </div>
    </Sheet>
  );
}
