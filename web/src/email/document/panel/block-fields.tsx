import { Grid } from "@chakra-ui/react";
import type { Editor } from "@tiptap/react";
import { useTranslation } from "react-i18next";
import { ColorInput } from "../../../ui/form/color-input";
import { type SelectedBlock, setBlockAttributes } from "../selected-block";
import type { MailVariable } from "../use-mail-variables";
import { AlignField } from "./align-field";
import { ButtonFields } from "./button-fields";
import { ConditionFields } from "./condition-fields";
import { ImageFields } from "./image-fields";
import { NumberInput } from "./number-input";
import { VariableFields } from "./variable-fields";

type BlockFieldsProps = { editor: Editor; block: SelectedBlock; variables: readonly MailVariable[] };

/** The settings of a block, by its type. */
export function BlockFields({ editor, block, variables }: BlockFieldsProps) {
  const { t } = useTranslation("email");
  const { attrs, type } = block.node;
  const set = (attributes: object) => setBlockAttributes(editor, block, attributes);
  switch (type.name) {
    case "paragraph":
    case "heading":
      return <AlignField value={attrs.textAlign} onChange={(textAlign) => set({ textAlign })} />;
    case "logo":
      return <AlignField value={attrs.align} onChange={(align) => set({ align })} />;
    case "button":
      return <ButtonFields attributes={attrs} onChange={set} />;
    case "image":
      return <ImageFields attributes={attrs} onChange={set} />;
    case "variable":
      return <VariableFields editor={editor} id={attrs.id} fallback={attrs.fallback} />;
    case "conditional":
      return <ConditionFields attributes={attrs} variables={variables} onChange={set} />;
    case "spacer":
      return (
        <NumberInput
          label={t("document.field.height")}
          value={attrs.height}
          min={4}
          max={120}
          onChange={(height) => set({ height })}
        />
      );
    case "section":
      return (
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
          <ColorInput
            label={t("document.field.background")}
            value={attrs.background}
            initial="#f4f4f5"
            none={t("document.field.noBackground")}
            onChange={(background) => set({ background })}
          />
          <NumberInput
            label={t("document.field.padding")}
            value={attrs.padding}
            min={0}
            max={80}
            onChange={(padding) => set({ padding })}
          />
        </Grid>
      );
    default:
      return null;
  }
}
