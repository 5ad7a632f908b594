import { RadioGroup, Stack, Text } from "@chakra-ui/react";
import { PAGE_KINDS } from "@dure/domain/scheduling/booking-page";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { NewPageControl } from "./new-page-form";

/** Who meets: one member, all of several, or one of them in turn. */
export function KindField({ control }: { control: NewPageControl }) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "kind" });
  const attendees = useController({ control, name: "attendees" });
  const choose = (kind: string | null) => {
    field.onChange(kind);
    if (kind === "oneOnOne") attendees.field.onChange(attendees.field.value.slice(0, 1));
  };
  return (
    <FieldFrame label={t("create.kind")}>
      <RadioGroup.Root size="sm" value={field.value} onValueChange={({ value }) => choose(value)}>
        <Stack gap="2">
          {PAGE_KINDS.map((kind) => (
            <RadioGroup.Item key={kind} value={kind} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText>
                {t(`pages.kind.${kind}`)}
                <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                  {t(`create.kindHint.${kind}`)}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </FieldFrame>
  );
}
