import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { BookingDefaults } from "./booking-defaults";

const MemberPath = z.object({ userId: Id });

export const bookingDefaultsApi = {
  getBookingDefaults: endpoint("member", {
    method: "GET",
    path: "/booking-defaults/{userId}",
    summary: "What a member's booking pages begin with",
  })
    .input(z.object({ params: MemberPath }))
    .output(BookingDefaults),

  setBookingDefaults: endpoint(
    "member",
    {
      method: "PUT",
      path: "/booking-defaults",
      summary: "Choose what my booking pages begin with",
    },
    { keys: "refused" },
  )
    .input(z.object({ body: BookingDefaults }))
    .output(BookingDefaults),
};
