export const teamExport = {
  title: "Export data",
  description:
    "All of the team's data in a zip file: records, memos, files, meetings, forms and the audit log. Secrets such as passwords and tokens are not included.",
  start: "Export all data",
  again: "Export again",
  download: "Download the file",
  running: "Gathering the data. We'll email you when it's done, so you can close this page.",
  failed: "Couldn't create the file. Please try again.",
  ready: "A file from {{date}} ({{size}}) is ready. You can download it until {{until}}.",
};
