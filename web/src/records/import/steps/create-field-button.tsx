import { Button } from "@chakra-ui/react";
import { guessField } from "@dure/domain/records/import/definition/guess-field";
import type { ImportEntity } from "@dure/domain/records/import/import-field";
import { kindOf } from "@dure/domain/records/record/entity";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useCreateField } from "../../field/settings/field-settings-queries";

type CreateFieldButtonProps = {
  entity: ImportEntity;
  header: string;
  samples: readonly string[];
  onCreated: (id: string) => void;
};

/** Creates a custom field from a column, with the type detected in its cells. Only admins may change fields. */
export function CreateFieldButton(props: CreateFieldButtonProps) {
  return useIsAdmin() && props.header.trim() !== "" ? <CreateField {...props} /> : null;
}

function CreateField({ entity, header, samples, onCreated }: CreateFieldButtonProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const create = useCreateField(kindOf(entity));
  return (
    <Button
      size="xs"
      variant="ghost"
      alignSelf="start"
      loading={create.isPending}
      onClick={() =>
        create.mutate(guessField(header, samples), {
          onSuccess: ({ id }) => onCreated(`${entity}:${id}`),
          onError: (error) => notify.error({ title: errorText(error) }),
        })
      }
    >
      <Plus aria-hidden />
      {t("import.createField")}
    </Button>
  );
}
