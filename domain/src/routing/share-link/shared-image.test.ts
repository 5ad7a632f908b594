import { describe, expect, test } from "vitest";
import { assertOwnImage, bannerPath, bannersOf, imageOwner, shareImagePath, shareImagesOf } from "./shared-image";

const owner = { teamId: "team-a1b2c", routerId: "abcdefghij" };
const ID = "0190b5a2-1111-4222-8333-444455556666";
const bucketUrl = "https://firebasestorage.googleapis.com/v0/b/dure.appspot.com";
const at = (full_path: string, base = bucketUrl) => ({
  full_path,
  url: `${base}/o/${encodeURIComponent(full_path)}?alt=media&token=t`,
});
const [banner, picture] = [bannerPath(owner, ID), shareImagePath(owner, ID)];

describe("an image of the router's own", () => {
  test.each([
    ["a banner", bannersOf(owner), banner],
    ["a picture of the link", shareImagesOf(owner), picture],
  ])("is accepted: %s", (_, place, path) => {
    expect(() => assertOwnImage(at(path), { place, bucketUrl, path: "body" })).not.toThrow();
    expect(imageOwner(path)).toEqual(owner);
  });

  test.each([
    ["of another host", at(banner, "https://images.example.com/v0/b/dure.appspot.com")],
    ["of another bucket", at(banner, "https://firebasestorage.googleapis.com/v0/b/theirs.appspot.com")],
    ["of a host that only begins like ours", at(banner, "https://firebasestorage.googleapis.com.example.com/v0/b/x")],
    ["of another scheme", at(banner, bucketUrl.replace("https:", "http:"))],
    ["of another router", at(bannerPath({ ...owner, routerId: "zzzzzzzzzz" }, ID))],
    ["of another team", at(bannerPath({ ...owner, teamId: "team-z" }, ID))],
    ["of another kind", at(picture)],
    ["whose name leads elsewhere", at(`${bannersOf(owner).prefix}../image.png`)],
    ["whose address is another's", { ...at(banner), url: at(bannerPath(owner, ID.replaceAll("1", "2"))).url }],
  ])("is refused %s", (_, image) => {
    expect(() => assertOwnImage(image, { place: bannersOf(owner), bucketUrl, path: "body.extra.formBanner" })).toThrow(
      expect.objectContaining({
        code: "BAD_REQUEST",
        details: [expect.objectContaining({ path: "body.extra.formBanner" })],
      }),
    );
  });

  test("can be missing", () => {
    for (const none of [null, undefined])
      expect(() => assertOwnImage(none, { place: bannersOf(owner), bucketUrl, path: "" })).not.toThrow();
  });
});

test.each(["attachment/team-a/conversations/x", "shared-link-configs/team-a/ABC/x.png", "form-banner-images/x.png"])(
  "%s is no router's image",
  (path) => expect(imageOwner(path)).toBeUndefined(),
);
