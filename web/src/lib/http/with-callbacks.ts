type Callbacks<Data> = {
  onSuccess: (data: Data) => unknown;
  onError: (error: unknown) => unknown;
};

/**
 * Calls a submit's own callbacks with its answer, whatever has become of its screen, and of the submits after it. React
 * Query calls only those of a screen's newest submit, and none once the screen has gone: whoever parts two records, or is
 * refused, would not be told when a live change took the row away first. What a callback throws is an unhandled rejection,
 * which the app reports, and no failure of the submit.
 * @returns the answer
 */
export function withCallbacks<Data>(output: Promise<Data>, { onSuccess, onError }: Callbacks<Data>): Promise<Data> {
  void output.then(onSuccess, onError);
  return output;
}
