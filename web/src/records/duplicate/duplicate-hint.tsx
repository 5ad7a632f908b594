import { Alert, Link as ExternalLink, Stack } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { recordPath } from "../record/entity-pages";
import { useDuplicates } from "./use-duplicates";

type DuplicateHintProps<In extends FieldValues, Out extends FieldValues> = {
  entity: EntityId;
  control: Control<In, unknown, Out>;
};

/** Names records that may be duplicates of the one in a form. It is only a hint: the user can still save. */
export function DuplicateHint<In extends FieldValues, Out extends FieldValues>({
  entity,
  control,
}: DuplicateHintProps<In, Out>) {
  const { t } = useTranslation("records");
  const found = useDuplicates(entity, useWatch({ control }));
  return (
    <div role="status">
      {found.length > 0 && (
        <Alert.Root status="warning" size="sm" alignItems="start">
          <Alert.Indicator />
          <Stack gap="1">
            <Alert.Title fontWeight="medium">{t("create.duplicate", { count: found.length })}</Alert.Title>
            {found.map(({ id, entity: kind, label, email, company }) => (
              <ExternalLink
                key={id}
                href={recordPath(kind, id)}
                target="_blank"
                rel="noreferrer"
                textDecoration="underline"
                color="inherit"
              >
                {[t(`entities.${kind}`), label, company?.label, email].filter(Boolean).join(" · ")}
              </ExternalLink>
            ))}
          </Stack>
        </Alert.Root>
      )}
    </div>
  );
}
