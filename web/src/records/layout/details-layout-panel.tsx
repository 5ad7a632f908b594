import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { DetailsLayoutEditor } from "./editor/details-layout-editor";
import { type TypeOf, useDetailsLayout } from "./layout-queries";
import { useLayoutFields } from "./use-layout-fields";
import { useSnapshot } from "./use-snapshot";

/** The editor of a record type's details page, once all that it needs is known. */
export function DetailsLayoutPanel({ type }: { type: TypeOf }) {
  const layout = useDetailsLayout(type);
  const fields = useLayoutFields(type.entityId);
  const { snapshot, reload } = useSnapshot(layout.data, layout.refetch);
  if (!snapshot || !fields.data) {
    const error = layout.error ?? fields.error;
    return error ? <ErrorState error={error} onRetry={layout.refetch} /> : <ListSkeleton rows={8} />;
  }
  return (
    <DetailsLayoutEditor
      key={snapshot.count}
      type={type}
      layout={snapshot.data}
      isStale={snapshot.isStale}
      fields={fields.data}
      onReload={reload}
    />
  );
}
