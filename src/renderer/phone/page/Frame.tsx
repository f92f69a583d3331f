import type { ReactNode } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { switchLanguage } from '../../client/device/language.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { ErrorBoundary, type FallbackKind } from '../../ui/ErrorBoundary.tsx';
import { goToCodeEntry } from './route.ts';
import { useWords } from './use-words.ts';

/** The page's other languages, each by its own name, so that readers of that language find it. */
export function OtherLanguages() {
  return Object.entries(LANGUAGES).map(
    ([language, name]) =>
      language !== LANGUAGE && (
        <button key={language} type="button" lang={language} onClick={() => switchLanguage(language)}>
          {name}
        </button>
      ),
  );
}

interface Props {
  readonly kind: FallbackKind;
  readonly at?: unknown;
  readonly children: ReactNode;
}

/** An error boundary around a part of the phone's page. */
export function Part(props: Props) {
  const { say } = useWords();
  return <ErrorBoundary {...props} say={say} onLeave={goToCodeEntry} />;
}

/** One sentence on an otherwise empty page, with its action. */
export function MessagePage({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <main className="alone" aria-busy={busy}>
      {children}
    </main>
  );
}

export function LoadingPage({ say }: { readonly say: Say }) {
  return (
    <MessagePage busy>
      <p role="status">{say('phone.connecting')}</p>
    </MessagePage>
  );
}

/** There is no such table or room; the host says why. */
export function NotFoundPage({ words: { say, has }, why }: { readonly words: Translator; readonly why: Refusal }) {
  return (
    <MessagePage>
      <h1 className="unseen">{say('app.name')}</h1>
      <p role="alert">{has(why.reason) ? say(why.reason, why.params) : say('table.gone')}</p>
      <button type="button" className="brass" onClick={goToCodeEntry}>
        {say('phone.other-table')}
      </button>
    </MessagePage>
  );
}
