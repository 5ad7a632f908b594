export const deletion = {
  title: "Delete the team",
  description:
    "All of the team's data and its members' accounts are deleted in 14 days. Until then any admin can take it back.",
  start: "Delete the team",
  scheduled: "The team will be deleted on {{date}}.",
  dialogTitle: "Delete the team?",
  wait: "The team goes on working for 14 days. After that there is no way back, so please export what you need first.",
  lost: {
    data: "All records, meetings, forms, files and the audit log are deleted.",
    accounts: "All members' accounts are deleted; nobody can sign in any more.",
    plan: "The subscription ends. The team's URL can't be used again.",
  },
  name: "To confirm, please type the team's name: {{name}}",
  submit: "Schedule the deletion",
  requested: "The deletion is scheduled. All admins were told by e-mail.",
  cancel: "Keep the team",
  cancelled: "The team stays.",
  banner: "This team will be deleted on {{date}}. Please export what you need before then.",
};
