import { type ReactElement, Suspense, useState } from "react";
import { type SegmentFromViewProps, useAreaParts } from "../../lib/area-parts";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { isMailed } from "./is-mailed";
import type { ListState } from "./use-list-state";

/** The source of a recipient group: a saved view, or the current state of a list. */
export type SegmentSource = Pick<SegmentFromViewProps, "name" | "filter" | "search">;

/**
 * Recipient groups made from a list. `make` opens the dialog; it is undefined if the team or the entity has no
 * recipient groups.
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
