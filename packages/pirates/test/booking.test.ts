import { configOf } from '@quarterdeck/kernel';
import { bookedAndWritten } from '@quarterdeck/kernel/testing';
import { expect, test } from 'vitest';
import { pirates } from '../src';

test.each([2, 3, 4])('PI-210 PI-211 PI-212 PI-215 with %i players every point of the sheet was booked by what happened', (seats) => {
  const { booked, written } = bookedAndWritten(pirates, configOf(pirates, seats), seats);
  expect(booked).toEqual(written);
  expect(Object.values(written).flat().length).toBeGreaterThan(0);
});
