import { type ReactElement, Suspense, useState } from "react";
import { type SegmentFromViewProps, useAreaParts } from "../../lib/area-parts";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { isMailed } from "./is-mailed";
import type { ListState } from "./use-list-state";

/** What a recipient group is made of: a saved view, or the list as it stands. */
export type SegmentSource = Pick<SegmentFromViewProps, "name" | "filter" | "search">;

/**
 * Recipient groups made from a list of leads or deals: `make` opens the dialog, and is undefined where there are none.
 */
export function useViewSegment({ entity, dealType }: Pick<ListState, "entity" | "dealType">): {
  make: ((source: SegmentSource) => void) | undefined;
  dialog: ReactElement | undefined;
} {
  const { SegmentFromView } = useAreaParts();
  const canMail = useRemoteFlag("enable_marketing_email");
  const [source, setSource] = useState<SegmentSource>();
  if (!SegmentFromView || !canMail || !isMailed(entity)) return { make: undefined, dialog: undefined };
  return {
    make: setSource,
    dialog: source && (
      <Suspense fallback={null}>
        <SegmentFromView {...{ entity, dealType }} {...source} onClose={() => setSource(undefined)} />
      </Suspense>
    ),
  };
}
