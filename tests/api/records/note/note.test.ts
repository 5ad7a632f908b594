import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

let tenant: Tenant;
let author: Member;
let colleague: Member;
let admin: Member;
let params: { entityId: "lead"; id: string };

beforeAll(async () => {
  tenant = await createTenant();
  author = await tenant.member("member");
  colleague = await tenant.member("member");
  admin = await tenant.member("admin");
  const lead = await author.client.records.createLead({ body: { deal_name: unique("Lead") } });
  params = { entityId: "lead", id: lead.id };
});

const write = (text: string) => author.client.records.createNote({ params, body: { text } });

test("notes are written, rewritten, listed newest first, and deleted", async () => {
  const first = await write("첫 메모");
  const second = await write("<b>bold</b> & 'quoted'\nnext line");
  expect(second).toMatchObject({
    author_id: author.uid,
    entity_id: "lead",
    record_id: params.id,
    html: "&lt;b&gt;bold&lt;/b&gt; &amp; &#39;quoted&#39;<br>next line",
  });
  const path = { ...params, conversationId: first.id };
  const changed = await author.client.records.changeNote({ params: path, body: { text: "고친 메모" } });
  expect(changed).toMatchObject({ id: first.id, text: "고친 메모", created_at: first.created_at });

  const { data } = await colleague.client.records.listNotes({ params });
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  await author.client.records.deleteNote({ params: path });
  expect((await colleague.client.records.listNotes({ params })).data.map(({ id }) => id)).toEqual([second.id]);
  for (const type of ["note.created", "note.changed", "note.deleted"])
    expect(await eventsOf(tenant.teamId, type)).not.toEqual([]);
});

test("only the author and admins change or delete one", async () => {
  const note = await write("내 메모");
  const path = { ...params, conversationId: note.id };
  const refusal = { status: 403, message: "Only its author or an admin can change or delete a memo." };
  await expect(colleague.client.records.changeNote({ params: path, body: { text: "네 메모" } })).rejects.toMatchObject(
    refusal,
  );
  await expect(colleague.client.records.deleteNote({ params: path })).rejects.toMatchObject(refusal);
  await admin.client.records.changeNote({ params: path, body: { text: "정리한 메모" } });
  await admin.client.records.deleteNote({ params: path });
});

test("a note can only be changed under its record, which must exist", async () => {
  const note = await write("여기");
  const other = await author.client.records.createLead({ body: { deal_name: unique("Lead") } });
  const elsewhere = { entityId: "lead", id: other.id, conversationId: note.id } as const;
  await expect(author.client.records.changeNote({ params: elsewhere, body: { text: "저기" } })).rejects.toMatchObject({
    status: 404,
  });
  const nowhere = { entityId: "lead", id: "nobody" } as const;
  await expect(author.client.records.createNote({ params: nowhere, body: { text: "x" } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(author.client.records.createNote({ params, body: { text: "  " } })).rejects.toMatchObject({
    status: 400,
  });
});

test("all notes of a record can be read in pages", async () => {
  const { id } = await author.client.records.createLead({ body: { deal_name: unique("Lead") } });
  const about = { entityId: "lead" as const, id };
  const texts = Array.from({ length: 103 }, (_, index) => String(index));
  await Promise.all(texts.map((text) => author.client.records.createNote({ params: about, body: { text } })));
  const first = await author.client.records.listNotes({ params: about });
  expect(first).toMatchObject({ is_last: false });
  const rest = await author.client.records.listNotes({ params: about, query: { cursor: first.cursor ?? "" } });
  expect(rest).toMatchObject({ cursor: null, is_last: true });
  const all = [...first.data, ...rest.data];
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(texts));
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
});

test("a formatted note keeps only its formatting, and gets a plain text", async () => {
  const html = '<p onclick="x()"><strong>견적</strong> 보냄</p><script>alert(1)</script>';
  const note = await author.client.records.createNote({ params, body: { html } });
  expect(note).toMatchObject({ text: "견적 보냄", html: "<p><strong>견적</strong> 보냄</p>" });
  const path = { ...params, conversationId: note.id };
  const changed = await author.client.records.changeNote({ params: path, body: { html: "<ul><li>다시</li></ul>" } });
  expect(changed).toMatchObject({ text: "* 다시", html: "<ul><li>다시</li></ul>" });
  const empty = author.client.records.createNote({ params, body: { html: "<p></p>" } });
  await expect(empty).rejects.toMatchObject({ status: 400, details: [{ path: "body.html" }] });
});
