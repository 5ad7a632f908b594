type Callbacks<Data> = {
  onSuccess: (data: Data) => unknown;
  onError: (error: unknown) => unknown;
};

/**
 * Calls a submit's own callbacks, even if its screen has unmounted or another submit has followed. React Query calls
 * only the newest submit's callbacks, and none after unmounting, such as when a live change removes the row. An error
 * in a callback is an unhandled rejection, which the app reports; the submit doesn't fail.
 * @returns the answer
 */
export function withCallbacks<Data>(output: Promise<Data>, { onSuccess, onError }: Callbacks<Data>): Promise<Data> {
  void output.then(onSuccess, onError);
  return output;
}
