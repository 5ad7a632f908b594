import { ErrorState } from "../error-state";
import { ListSkeleton } from "../list-skeleton";

type QueryFallbackProps = { query: { error: unknown; refetch: () => unknown }; rows?: number };

/** Shown in place of a query's data: an outline while it loads, or the reason of a failure and a retry button. */
export function QueryFallback({ query: { error, refetch }, rows = 1 }: QueryFallbackProps) {
  return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={rows} />;
}
