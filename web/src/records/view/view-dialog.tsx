import { Button, Stack } from "@chakra-ui/react";
import { type ViewAnswer, ViewTitle } from "@dure/domain/records/view/view";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { settingOf } from "./setting-of";
import { useListParams } from "./use-list-params";
import type { ListState } from "./use-list-state";
import { typeQuery, useChangeView, useCreateView } from "./view-queries";

const ViewForm = z.object({ title: ViewTitle, shared: z.boolean() });

type ViewDialogProps = {
  list: ListState;
  /** The view to rename or share; without one, the list's current state becomes a new view. */
  view?: ViewAnswer | undefined;
  open: boolean;
  onClose: () => void;
};

/** A view's name, and who sees it. */
export function ViewDialog(props: ViewDialogProps) {
  const { t } = useTranslation("records");
  const { view, open, onClose } = props;
  return (
    <Modal open={open} size="xs" title={t(view ? "view.rename" : "view.new")} onClose={onClose}>
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ list, view, onClose }: ViewDialogProps) {
  const { t } = useTranslation("records");
  const id = useId();
  const { openView } = useListParams();
  const create = useCreateView();
  const change = useChangeView();
  const { control, handleSubmit } = useZodForm(ViewForm, {
    draft: view?.id ?? "",
    defaultValues: { title: view?.title ?? "", shared: view?.shared ?? false },
  });
  const params = { entityId: list.entity };
  const submit = handleSubmit((values) => {
    if (view)
      return change.mutate(
        { params: { ...params, id: view.id }, query: { based_on: view.updated_at }, body: values },
        { onSuccess: onClose },
      );
    const body = { ...values, view_collection_setting: settingOf(list) };
    const onSuccess = (made: ViewAnswer) => {
      onClose();
      openView(made.id);
    };
    create.mutate({ params, query: typeQuery(list.dealType), body }, { onSuccess });
  });
  return (
    <form id={id} onSubmit={submit}>
      <Stack gap="4">
        <TextField control={control} name="title" label={t("view.name")} required autoFocus maxLength={60} />
        <CheckboxField control={control} name="shared" label={t("view.shared")} />
        <FormError error={create.error ?? change.error} />
        <Button type="submit" alignSelf="flex-end" loading={create.isPending || change.isPending}>
          {t("view.save")}
        </Button>
      </Stack>
    </form>
  );
}
