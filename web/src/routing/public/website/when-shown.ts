/**
 * Calls once when one of these forms is on the visitor's screen: also one that is drawn later, scrolled to, or was hidden.
 * Nothing is asked of the app for that.
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
