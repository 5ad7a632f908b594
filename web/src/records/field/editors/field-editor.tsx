import type { FieldType } from "@dure/domain/records/field/field";
import type { ComponentType } from "react";
import type { EditorProps } from "./editor-props";
import { MemberEditor } from "./member-editor";
import { MultiSelectEditor } from "./multi-select-editor";
import { NameEditor } from "./name-editor";
import { PhoneEditor } from "./phone-editor";
import { ReferenceEditor } from "./reference-editor";
import { SelectEditor } from "./select-editor";
import { TextAreaEditor } from "./text-area-editor";
import { TextEditor } from "./text-editor";

const EDITORS: Partial<Record<FieldType, ComponentType<EditorProps>>> = {
  user: MemberEditor,
  "many-to-one": ReferenceEditor,
  "phone-number": PhoneEditor,
  name: NameEditor,
  select: SelectEditor,
  "multi-select": MultiSelectEditor,
  textarea: TextAreaEditor,
};

/** The editor that suits the field's type. */
export function FieldEditor(props: EditorProps) {
  const Editor = EDITORS[props.field.type] ?? TextEditor;
  return <Editor {...props} />;
}
