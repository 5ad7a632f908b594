export const deletion = {
  title: "Delete the team",
  description:
    "All of the team's data and members' accounts are deleted after 14 days. Until then, any admin can cancel.",
  start: "Delete the team",
  scheduled: "The team will be deleted on {{date}}.",
  dialogTitle: "Delete the team?",
  wait: "The team keeps working for 14 days. After that there's no way back, so export what you need first.",
  lost: {
    data: "All records, meetings, forms, files and the audit log are deleted.",
    accounts: "All members' accounts are deleted, and nobody can sign in.",
    plan: "The subscription ends. The team's URL can't be used again.",
  },
  name: "To confirm, please type the team's name: {{name}}",
  submit: "Schedule the deletion",
  requested: "Deletion scheduled. All admins were notified by email.",
  cancel: "Keep the team",
  cancelled: "The deletion was canceled.",
  banner: "This team will be deleted on {{date}}. Please export what you need before then.",
};
