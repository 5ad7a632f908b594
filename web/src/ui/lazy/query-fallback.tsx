import { ErrorState } from "../error-state";
import { ListSkeleton } from "../list-skeleton";

type QueryFallbackProps = { query: { error: unknown; refetch: () => unknown }; rows?: number };

/** Stands where a query's data is to be: its outline while it loads; after a failure the reason, and a retry button. */
export function QueryFallback({ query: { error, refetch }, rows = 1 }: QueryFallbackProps) {
  return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={rows} />;
}
