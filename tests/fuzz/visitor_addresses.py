"""Gives each generated call an address of its own: visitors' calls are limited for each address."""

import random

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    address = ".".join(str(random.randint(1, 250)) for _ in range(3))
    case.headers = {**(case.headers or {}), "X-Forwarded-For": f"10.{address}"}
