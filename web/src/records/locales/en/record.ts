import type { TextsLike } from "../../../lib/texts-like";
import type { record as ko } from "../ko/record";

export const record: TextsLike<typeof ko> = {
  entity: { lead: "Lead", deal: "Deal", company: "Company", contact: "Contact" },
  entities: { lead: "Leads", deal: "Deals", company: "Companies", contact: "Contacts" },
  create: {
    action: { lead: "Add lead", deal: "Add deal", company: "Add company", contact: "Add contact" },
    submit: "Add",
    done: { lead: "Lead added.", deal: "Deal added.", company: "Company added.", contact: "Contact added." },
    open: "Open",
    failed: "Failed to create",
  },
  detail: {
    information: "Basic information",
    parts: "Parts of the record",
    related: "Related records",
    noRelated: "No related records.",
    actions: "Record actions",
    fullScreen: "Open full screen",
    gone: "The record has been deleted or does not exist.",
    goneHint: "A teammate may have deleted it.",
    backToList: "Back to the list",
    copyLink: "Copy link",
    linkCopied: "Link copied.",
    copyFailed: "The link could not be copied.",
    delete: "Delete",
    deleteTitle: "Delete “{{label}}”?",
    deleteHint: "This can't be undone.",
    deleteRecordHint: "You can undo this for ten seconds. After that its memos and attachments go too.",
    deleted: "Deleted.",
    restored: "“{{label}}” is back.",
    duplicate: "Duplicate",
    duplicated: "“{{label}}” created.",
    duplicateFailed: "The record could not be duplicated",
    deleteFailed: "Failed to delete",
    loading: "Loading the record",
  },
};
