/**
 * Submits a form like its visitor did, with all of the website's handlers. Takes `requestSubmit` from the prototype,
 * because an input of the form may have that name.
 */
export function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { requestSubmit } = HTMLFormElement.prototype;
  if (!form.isConnected) {
    // A form that was removed from the page can't be submitted, but its handlers still get the event.
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
    return;
  }
  const isTheirs = submitter?.isConnected && (submitter as HTMLButtonElement).form === form;
  requestSubmit.call(form, isTheirs ? submitter : undefined);
}
