import { useEffect, useState } from 'react';

/** The app's typefaces, as plates and cloths have them. */
const TYPEFACES = ['600 18px "Fraunces Variable"', '600 18px "Source Sans 3 Variable"'];

/** True once the app's typefaces can be drawn with: from the first picture on, where the page has used them. */
export function useTypefaces(): boolean {
  const [ready, setReady] = useState(() => TYPEFACES.every((font) => document.fonts.check(font)));
  useEffect(() => {
    let gone = false;
    // A face that is missing or broken is no reason for no names.
    Promise.allSettled(TYPEFACES.map((font) => document.fonts.load(font))).then(
      () => gone || setReady(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return ready;
}
