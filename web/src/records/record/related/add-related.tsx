import { Button, Flex } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { Plus, Replace, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { ReferencePicker } from "../../field/picker/reference-picker";
import { CreateDrawer } from "../create/create-drawer";
import { useLinkRecords } from "./use-link-records";

type AddRelatedProps = {
  record: RecordView;
  entity: EntityId;
  /** Whether the new relation replaces the existing one. */
  replaces: boolean;
};

/** Relates another record to this one: one that is there, or a new one. */
export function AddRelated({ record, entity, replaces }: AddRelatedProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const [step, setStep] = useState<"find" | "create">();
  const close = () => setStep(undefined);
  const label = t(replaces ? "related.replaceOf" : "related.addOf", { entity: t(`entity.${entity}`) });
  const link = useLinkRecords(record);
  const add = (related: { id: string; entity: EntityId }) => {
    close();
    link.mutate(
      { related, linked: true },
      { onError: (error) => notify.error({ title: t("related.linkFailed"), description: errorText(error) }) },
    );
  };
  return (
    <>
      {step === "find" ? (
        <Flex w="56" data-editing>
          <ReferencePicker
            entity={entity}
            value={null}
            label={t("related.find", { entity: t(`entity.${entity}`) })}
            instant
            onPick={(picked) => picked && add({ id: picked.id, entity: picked.entity_type })}
            onClose={close}
          />
        </Flex>
      ) : (
        <ActionMenu
          label={label}
          trigger={
            <Button variant="ghost" size="xs" loading={link.isPending} aria-label={label}>
              {replaces ? <Replace aria-hidden /> : <Plus aria-hidden />}
              {t(replaces ? "related.replace" : "related.add")}
            </Button>
          }
          actions={[
            { id: "find", label: t("related.existing"), icon: Search, onSelect: () => setStep("find") },
            { id: "create", label: t("related.create"), icon: Plus, onSelect: () => setStep("create") },
          ]}
        />
      )}
      <CreateDrawer entity={entity} open={step === "create"} onClose={close} onCreated={add} />
    </>
  );
}
