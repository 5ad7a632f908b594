/** Local parts of shared or unread mailboxes: such addresses complain more often, and have agreed less often. */
export const ROLE_LOCAL_PARTS: readonly string[] =
  "abuse accounts admin administrator billing compliance contact customer-service customerservice cs devnull dns ftp hello help helpdesk hostmaster hr info inoc inquiry investorrelations ir jobs legal list list-request mail mailer-daemon marketing master media news no-reply nobody noc noreply office orders partners postmaster pr press privacy recruit recruiting remove root sales security service spam support sysadmin tech undisclosed-recipients unsubscribe usenet uucp webmaster www".split(
    " ",
  );
