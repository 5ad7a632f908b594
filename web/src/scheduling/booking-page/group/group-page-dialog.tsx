import { Button, Stack } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { FormError } from "../../../ui/form-error";
import { FormSkeleton } from "../../../ui/form-skeleton";
import { Modal } from "../../../ui/modal";
import { useWrongPlaces } from "../editor/use-wrong-places";
import type { PageOutput } from "../page-form-schema";
import { type FormState, GroupPageFields } from "./group-page-fields";

type GroupPageDialogProps = {
  /** Undefined until the page is created. */
  pageId: string | undefined;
  initial: PageOutput | undefined;
  isSaving: boolean;
  error: unknown;
  loadError: unknown;
  onSave: (options: PageOutput, saved: () => void) => void;
  onClose: () => void;
};

/** The options of a group's page in a window. */
export function GroupPageDialog(props: GroupPageDialogProps) {
  const { pageId, initial, isSaving, error, loadError, onSave, onClose } = props;
  const { t } = useTranslation(["scheduling", "ui"]);
  const id = useId();
  const [state, setState] = useState<FormState>({ isRefused: false, tabs: [], questions: [] });
  const places = useWrongPlaces(state);
  return (
    <Modal
      open
      size="lg"
      title={t("group.settings")}
      onClose={onClose}
      footer={
        <Stack w="full" gap="3">
          <FormError
            error={error ?? (state.isRefused ? places : undefined)}
            {...(error !== null && error !== undefined && places && { title: places })}
          />
          <Button type="submit" form={id} alignSelf="flex-end" disabled={!initial} loading={isSaving}>
            {t("ui:save")}
          </Button>
        </Stack>
      }
    >
      {initial ? (
        <GroupPageFields id={id} pageId={pageId} initial={initial} error={error} onState={setState} onSave={onSave} />
      ) : loadError ? (
        <ErrorState error={loadError} />
      ) : (
        <FormSkeleton />
      )}
    </Modal>
  );
}
