import { configOf } from '@quarterdeck/kernel';
import { bookedAndWritten } from '@quarterdeck/kernel/testing';
import { expect, test } from 'vitest';
import { amerigo } from '../src';

test.each([2, 3, 4])('AM-190 AM-191 AM-192 AM-193 AM-194 with %i players every point of the sheet was booked by what happened', (seats) => {
  const { booked, written } = bookedAndWritten(amerigo, configOf(amerigo, seats), seats);
  expect(booked).toEqual(written);
  expect(
    Object.values(written)
      .flat()
      .some((points) => points > 5),
  ).toBe(true);
});
