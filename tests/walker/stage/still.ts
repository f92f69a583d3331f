/**
 * Where things come to rest is what is looked at: nothing takes time to get there. What comes and goes by itself is looked
 * at while it stands: at the end of its time it is gone, and nothing could be found on it.
 */
const STILL = `*, *::before, *::after {
  transition: none !important;
  animation: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

/** Above all style sheets that the page has or will have. */
export function keepStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STILL);
  document.adoptedStyleSheets.push(sheet);
}
