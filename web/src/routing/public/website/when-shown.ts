/**
 * Calls back once, when one of these forms is visible on the screen, including forms that are rendered, scrolled to, or
 * unhidden later. Sends no request to the app.
 */
export function whenShown(isOurs: (form: HTMLFormElement) => boolean, onShown: () => void): void {
  const screen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    screen.disconnect();
    forms.disconnect();
    onShown();
  });
  const look = () => {
    for (const form of document.forms) if (isOurs(form)) screen.observe(form);
  };
  const forms = new MutationObserver(look);
  forms.observe(document, { childList: true, subtree: true });
  look();
}
