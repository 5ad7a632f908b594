import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useFields } from "../field/field-queries";
import { CardSettingsEditor } from "./editor/card-settings-editor";
import { type TypeOf, useCardSettings } from "./layout-queries";
import { useSnapshot } from "./use-snapshot";

/** The editor of what the cards of a record type show, once all that it needs is known. */
export function CardSettingsPanel({ type }: { type: TypeOf }) {
  const settings = useCardSettings(type);
  const fields = useFields(type.entityId);
  const { snapshot, reload } = useSnapshot(settings.data, settings.refetch);
  if (!snapshot || !fields.data) {
    const error = settings.error ?? fields.error;
    return error ? <ErrorState error={error} onRetry={settings.refetch} /> : <ListSkeleton rows={5} />;
  }
  return (
    <CardSettingsEditor
      key={snapshot.count}
      type={type}
      settings={snapshot.data}
      isStale={snapshot.isStale}
      fields={fields.data}
      onReload={reload}
    />
  );
}
