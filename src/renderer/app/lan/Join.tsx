import { useEffect, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { useConnection } from '../../session/line/connection.ts';
import { retryRoom } from '../../session/room/room.ts';
import { enterByCode } from '../../session/tables/join.ts';
import { addressOf, goTo, routeAfterJoin } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';
import { JoinSheet } from './JoinSheet.tsx';

/** The way in: by a code that the address brings along, else by what one types. */
export function Join({ code }: { readonly code: string | undefined }) {
  const { say } = useWords();
  const refused = useEntering(code);
  useBackdrop();
  if (refused === 'entering') return null;
  return (
    <JoinSheet
      title={say('join.title')}
      at={code ? 'here' : 'typed'}
      {...(code && { code })}
      refused={refused}
      onClose={() => goTo({ screen: 'home' })}
    />
  );
}

/** Comes in with the code as soon as there is a line; why that did not go, once it did not. */
function useEntering(code: string | undefined): Refusal | undefined | 'entering' {
  const client = useConnection((connection) => connection.client);
  const [refused, setRefused] = useState<Refusal | undefined | 'entering'>(code ? 'entering' : undefined);
  useEffect(() => {
    if (!code || !client) return;
    let left = false;
    void enterByCode(code).then((answer) => {
      if (left) return;
      if ('value' in answer) {
        retryRoom();
        location.replace(addressOf(routeAfterJoin(answer.value.table)));
      } else setRefused(answer.refused);
    });
    return () => {
      left = true;
    };
  }, [code, client]);
  return refused;
}
