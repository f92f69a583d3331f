/** Where things come to rest is what is looked at: nothing takes time to get there. */
const STILL = `*, *::before, *::after {
  transition: none !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

/** Above all style sheets that the page has or will have. */
export function keepStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STILL);
  document.adoptedStyleSheets.push(sheet);
}
