import type { Variable } from "@dure/domain/email/variable";
import StarterKit from "@tiptap/starter-kit";
import { RESCHEDULE_LINK } from "./link-target";
import { variableNode } from "./variable-node";

/** What can be written: what the server keeps of a mail (functions/src/email/template/clean-content.ts). */
export const extensionsOf = (nameOf: (variable: Variable) => string) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (url, { defaultValidate }) => url === RESCHEDULE_LINK || defaultValidate(url),
    },
  }),
  variableNode(nameOf),
];
