/**
 * Whether a query's own data has yet to arrive: it has none, or shows that of an earlier key. It is false while data is
 * refetched, as after each live change, so that controls stay usable meanwhile.
 */
export const isAwaitingData = (query: { isLoading: boolean; isPlaceholderData: boolean }): boolean =>
  query.isLoading || query.isPlaceholderData;
