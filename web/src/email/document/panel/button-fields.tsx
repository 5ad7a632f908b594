import { Grid } from "@chakra-ui/react";
import type { Leaf } from "@dure/domain/email/document/block";
import type { Attrs } from "@tiptap/pm/model";
import { useTranslation } from "react-i18next";
import { ColorInput } from "../../../ui/form/color-input";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";
import { AlignField } from "./align-field";
import { LinkField } from "./link-field";

type Variant = Extract<Leaf, { type: "button" }>["attrs"]["variant"];

export function ButtonFields({ attributes, onChange }: { attributes: Attrs; onChange: (attributes: object) => void }) {
  const { t } = useTranslation("email");
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }} gap="2">
      <TextInput
        label={t("document.field.label")}
        required
        maxLength={100}
        value={attributes.label}
        onChange={(label) => onChange({ label })}
      />
      <SelectInput<Variant>
        label={t("document.field.variant")}
        value={attributes.variant}
        options={[
          { value: "filled", label: t("document.variant.filled") },
          { value: "outline", label: t("document.variant.outline") },
        ]}
        onChange={(variant) => onChange({ variant })}
      />
      <LinkField href={attributes.href} onChange={(href) => onChange({ href })} />
      <AlignField value={attributes.align} onChange={(align) => onChange({ align })} />
      <ColorInput
        label={t("document.field.color")}
        value={attributes.color}
        initial="#0f766e"
        none={t("document.field.brandColor")}
        onChange={(color) => onChange({ color })}
      />
    </Grid>
  );
}
