/**
 * Submits a form as its visitor did, with every handler of the website's. Taken from the prototype, for a form's inputs
 * may be called like its methods.
 */
export function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!form.isConnected) {
    // Taken out of the page meanwhile, it can't be submitted any more, but its handlers can hear of it.
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
    return;
  }
  const isTheirs = submitter?.isConnected && (submitter as HTMLButtonElement).form === form;
  requestSubmit.call(form, isTheirs ? submitter : undefined);
}
