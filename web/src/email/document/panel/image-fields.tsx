import { Grid } from "@chakra-ui/react";
import type { Attrs } from "@tiptap/pm/model";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import { AlignField } from "./align-field";
import { LinkField } from "./link-field";
import { NumberInput } from "./number-input";

export function ImageFields({ attributes, onChange }: { attributes: Attrs; onChange: (attributes: object) => void }) {
  const { t } = useTranslation("email");
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }} gap="2">
      <TextInput
        label={t("document.field.alt")}
        hint={t("document.field.altHint")}
        maxLength={300}
        value={attributes.alt}
        onChange={(alt) => onChange({ alt })}
      />
      <NumberInput
        label={t("document.field.width")}
        value={attributes.width}
        min={16}
        max={600}
        onChange={(width) => onChange({ width })}
      />
      <AlignField value={attributes.align} onChange={(align) => onChange({ align })} />
      <LinkField href={attributes.href ?? ""} onChange={(href) => onChange({ href: href || null })} />
    </Grid>
  );
}
